export interface Fields {
  value(column: string): string;
}
