import type { Viewer } from '../../ground/viewer';
import type { User } from './users.store';

/** A user as they are looked at when they have not called: with no role, and by no device. */
export const playerAlone = ({ id, username, group_number: groupNumber }: Pick<User, 'id' | 'username' | 'group_number'>): Viewer => ({
  ...{ userId: id, username, groupNumber },
  ...{ isAdmin: false, deviceId: null },
});
