/** Setting that keeps what the last integrity check found, for the console. */
export const REMOTE_CHECK = 'remote_check';

export interface RemoteCheck {
  /** ISO, real time. */
  at: string;
  checked: number;
  damaged: number;
  faults: string[];
}
