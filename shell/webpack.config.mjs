import { appConfig } from '../tools/webpack/app-config.mjs';

export default (_env, argv) => appConfig({ kind: 'shell', dir: import.meta.dirname }, argv);
