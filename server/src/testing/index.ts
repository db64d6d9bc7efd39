export * from './context';
export * from './engines';
export * from './rows.store';
