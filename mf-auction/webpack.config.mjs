import { appConfig } from '../tools/webpack/app-config.mjs';

export default (_env, argv) => appConfig({ kind: 'remote', dir: import.meta.dirname }, argv);
