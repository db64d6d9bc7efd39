/** Who makes a call, as the server has proved it. */
export interface Viewer {
  userId: number;
  username: string;
  /** False as well for an administrator who lacks the passkey that this site asks for. */
  isAdmin: boolean;
  lacksPasskey?: boolean;
  groupNumber: number;
  /** The device whose secret made the call; null for user name and password. */
  deviceId: number | null;
}
