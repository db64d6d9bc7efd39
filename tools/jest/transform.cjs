/** How tests are compiled: quickly, without a look at types, which tsc checks. */
exports.transform = {
  '^.+\\.tsx?$': [
    '@swc/jest',
    {
      swcrc: false,
      configFile: false,
      sourceMaps: 'inline',
      module: { type: 'commonjs' },
      jsc: { target: 'es2022', parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } } },
    },
  ],
};
