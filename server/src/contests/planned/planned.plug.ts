import { definePlug } from '../plug';

/** Kinds that an administrator can open already and that have nothing of their own yet. Each leaves when its folder comes. */
export const bbAuction = definePlug({ type: 'bbauction', name: 'bbAuction', words: 'a team auction', path: '/bbauction', sports: [] });
export const bbSquares = definePlug({ type: 'bbsquares', name: 'bbSquares', words: 'a squares contest', path: '/bbsquares', sports: [] });
