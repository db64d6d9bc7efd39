import { useSyncExternalStore } from 'react';
import { registryState, watchRegistry, type RegistryState } from './registry.store';

export const useRegistry = (): RegistryState => useSyncExternalStore(watchRegistry, registryState);
