export interface Wanted {
  readonly sport?: 'NFL' | 'NCAA' | undefined;
  readonly year?: number | undefined;
  readonly week?: number | undefined;
}
