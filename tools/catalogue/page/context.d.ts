/** Webpack's: every module of a folder whose name matches. */
interface ImportMeta {
  webpackContext(
    folder: string,
    options: { recursive: boolean; regExp: RegExp },
  ): {
    keys(): string[];
    (key: string): unknown;
  };
}
