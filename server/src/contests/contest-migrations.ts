import type { Migrations } from '../ground/db/migrate';
import type { ContestPlug } from './plug';

/** What all contests bring, by name. @throws when a migration is not named after its contest: two contests could then collide */
export function contestMigrations(plugs: readonly ContestPlug[]): Migrations {
  const named = plugs.flatMap(({ type, migrations = {} }) =>
    Object.entries(migrations).map(([name, migration]) => {
      if (!name.startsWith(`${type}-`)) throw new Error(`The migration ${name} must be called ${type}-…`);
      return [name, migration] as const;
    }),
  );
  return Object.fromEntries(named);
}
