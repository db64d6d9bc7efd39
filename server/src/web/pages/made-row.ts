/** A row is named by its identifier as it stands in JSON, `"ID":7`; a value of a keyed group by its key, `"r1p2"`. */
export type RowName = string;

/** A row that is put together when somebody is sent it, by whoever would hold on to too many fields otherwise. */
export abstract class MadeRow {
  abstract get name(): RowName;
  /** Always the same. */
  abstract fields(): object;
}
