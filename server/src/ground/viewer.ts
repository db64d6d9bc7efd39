/** Who makes a call, as the server has proved it. */
export interface Viewer {
  userId: number;
  username: string;
  isAdmin: boolean;
  groupNumber: number;
  /** The device whose secret made the call; null for user name and password. */
  deviceId: number | null;
}
