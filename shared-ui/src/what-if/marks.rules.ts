interface AnyRow {
  ID: string | number;
}

/** Rows that are other ones than now, by the kind of row and its ID, 'pick 12-3'; each of their fields that is, by its name behind them. */
export function supposedMarks(kind: string, now: readonly AnyRow[], then: readonly AnyRow[]): Record<string, true> {
  const before = new Map(now.map((row) => [row.ID, new Map(Object.entries(row))]));
  const marks: Record<string, true> = {};
  for (const row of then) {
    const was = before.get(row.ID);
    for (const [field, value] of Object.entries(row)) {
      if (was?.get(field) === value) continue;
      marks[`${kind} ${row.ID}`] = true;
      marks[`${kind} ${row.ID} ${field}`] = true;
    }
  }
  return marks;
}
