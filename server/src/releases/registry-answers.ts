import type { Registry, SignedRegistry } from '@poolhouse/contract';
import { LRUCache } from 'lru-cache';
import { PreparedText } from '../web/http/prepared-text';
import type { Offers } from './offers';
import type { RegistryKey } from './registry-key';

/** Prepared answers of `/registry.json`: one for each combination of versions that somebody is given, signed once. */
export class RegistryAnswers {
  private readonly answers = new LRUCache<string, PreparedText>({ max: 64 });

  constructor(private readonly offers: Offers, private readonly key: RegistryKey) {}

  /** @param userId null for nobody in particular */
  for(userId: number | null): PreparedText {
    const remotes = this.offers.for(userId);
    const combination = `${this.offers.state()}\n${remotes.map(({ id, version, base }) => `${id} ${version} ${base}`).join('\n')}`;
    const known = this.answers.get(combination) ?? this.sign({ remotes });
    this.answers.set(combination, known);
    return known;
  }

  private sign(registry: Registry): PreparedText {
    const payload = JSON.stringify(registry);
    const signed: SignedRegistry = { payload, signature: this.key.sign(payload) };
    // A signature is another one each time; what it vouches for is not.
    return new PreparedText(JSON.stringify(signed), 'application/json; charset=utf-8', `${this.key.publicKey}\n${payload}`);
  }
}
