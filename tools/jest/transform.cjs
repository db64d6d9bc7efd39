/** How tests are compiled: ts-jest, file by file and without a look at types, which tsc checks for all of them at once. */
exports.tsJest = {
  transpilation: true,
  diagnostics: false,
  tsconfig: {
    target: 'es2022',
    module: 'commonjs',
    moduleResolution: 'node10',
    ignoreDeprecations: '6.0',
    jsx: 'react-jsx',
    esModuleInterop: true,
    inlineSourceMap: true,
    inlineSources: true,
  },
};
exports.transform = { '^.+(\\.tsx?|/s3mini/.+\\.mjs)$': [require.resolve('./compile.cjs'), exports.tsJest] };
