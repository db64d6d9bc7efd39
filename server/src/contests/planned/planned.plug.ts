import { definePlug } from '../plug';

/** Kinds that an administrator can open already and that have nothing of their own yet. Each leaves when its folder comes. */
export const pick1Golf = definePlug({
  type: 'pick1golf',
  name: 'Pick1Golf',
  words: 'a Pick 1 golf contest',
  path: '/pick1golf',
  sports: [],
});
