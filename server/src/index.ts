export { readConfig, type Config } from './app/config';
export { createLog } from './app/log';
export { serve } from './app/serve';
export { buildServer, type ServerDeps } from './app/server';
export { openSite, type Site } from './app/site';
