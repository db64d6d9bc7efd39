/** `npm run contract:schema`: writes the JSON schema of `remote.config.json` from the contract, which it compiles first. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatted } from '../new-remote/formatted.mjs';
import { root, run } from '../run/command.mjs';

const file = join(root, 'contract/remote.config.schema.json');
await run(process.execPath, [join(root, 'node_modules/typescript-7/bin/tsc'), '-b', 'contract']);
const { remoteConfigSchema } = await import('@poolhouse/contract/remote-config');
writeFileSync(file, await formatted(file, JSON.stringify(remoteConfigSchema())));
