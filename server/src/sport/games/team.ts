export interface Team {
  /** Unique within a sport and season. */
  name: string;
  /** Two colours, `#rrggbb,#rrggbb`. */
  colors: string;
}
