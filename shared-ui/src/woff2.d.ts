declare module '*.woff2' {
  const url: string;
  export default url;
}

/** The same with the characters of theme/basic-range.json alone. */
declare module '*.woff2?basic' {
  const url: string;
  export default url;
}
