type Rows = { ID?: number; id?: number; __removed?: 1 }[];
export interface PageAnswer {
  data: Record<string, { data: Rows }>;
  __delta?: string;
  __whole?: boolean;
}

const keyOf = ({ ID, id }: Rows[number]): number => ID ?? id ?? 0;

/** A viewer who read the live page once and asks from then on only for what changed. */
export class FollowedPage {
  private data: PageAnswer['data'] = {};
  private delta: string;

  /** @param ask answers the JSON of a path with its query */
  constructor(
    private readonly ask: (path: string) => Promise<PageAnswer>,
    whole: string,
  ) {
    this.delta = whole;
  }

  async follow(): Promise<void> {
    const answer = await this.ask(this.delta);
    if (answer.__whole) this.data = {};
    for (const [group, { data: rows }] of Object.entries(answer.data)) {
      const shown = new Map((this.data[group]?.data ?? []).map((row) => [keyOf(row), row]));
      for (const row of rows) {
        if (row.__removed) shown.delete(keyOf(row));
        else shown.set(keyOf(row), { ...shown.get(keyOf(row)), ...row });
      }
      this.data[group] = { data: [...shown.values()] };
    }
    this.delta = answer.__delta ?? this.delta;
  }

  /** What the viewer has on the screen, rows by their number. */
  get shown(): PageAnswer['data'] {
    return sorted(this.data);
  }
}

export const sorted = (data: PageAnswer['data']): PageAnswer['data'] =>
  Object.fromEntries(
    Object.entries(data).map(([group, { data: rows }]) => [group, { data: [...rows].sort((a, b) => keyOf(a) - keyOf(b)) }]),
  );
