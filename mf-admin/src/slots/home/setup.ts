/** The administrator's panel on home: the way from nothing to a pool, and later what needs doing. */
export { SetupOnHome as default } from '../../home/SetupOnHome';
