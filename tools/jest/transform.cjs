/** How tests are compiled: quickly, without a look at types, which tsc checks. */
const swc = (/** @type {object} */ parser) => [
  '@swc/jest',
  {
    swcrc: false,
    configFile: false,
    sourceMaps: 'inline',
    module: { type: 'commonjs' },
    jsc: { target: 'es2022', parser, transform: { react: { runtime: 'automatic' } } },
  },
];
exports.transform = { '^.+\\.tsx?$': swc({ syntax: 'typescript', tsx: true }), '^.+\\.js$': swc({ syntax: 'ecmascript' }) };

/** Packages that come as ES modules only, which jest cannot require before Node 24.9; all others are taken as they are. */
const ES_MODULES = ['@tanstack/(react-table|table-core|react-store|store)'];
exports.transformIgnorePatterns = [`/node_modules/(?!(${ES_MODULES.join('|')})/)`];
