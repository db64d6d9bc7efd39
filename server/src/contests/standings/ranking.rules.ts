export { placeOf, placesGained, ranked, type Ranked } from '@poolhouse/contract/rules';
