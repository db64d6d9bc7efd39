/** A role in a group: its commissioner, or helper of one of its contests. */
export interface GroupRole {
  role: 'commissioner' | 'helper';
  groupNumber: number;
  /** A helper's contest; null for a commissioner. */
  contestId: number | null;
}

/** Who makes a call, as the server has proved it. */
export interface Viewer {
  userId: number;
  username: string;
  /** Of the whole site. False as well for an administrator who lacks the passkey that this site asks for. */
  isAdmin: boolean;
  /** What else they may run; left out: nothing. */
  roles?: readonly GroupRole[];
  lacksPasskey?: boolean;
  groupNumber: number;
  /** The device whose secret made the call; null for user name and password. */
  deviceId: number | null;
}
