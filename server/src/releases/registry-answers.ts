import { REGISTRY_PURPOSE, type StatedRegistry } from '@poolhouse/contract';
import { LRUCache } from 'lru-cache';
import type { SigningKey } from '../ground/crypto/signing-key';
import { PreparedText } from '../web/http/prepared-text';
import type { Offers } from './offers';
import { signedText } from './signed-manifest';

/** Prepared answers of `/registry.json`: one for each combination of versions that somebody is given, signed once. */
export class RegistryAnswers {
  private readonly answers = new LRUCache<string, PreparedText>({ max: 64 });

  constructor(
    private readonly offers: Offers,
    private readonly key: SigningKey,
  ) {}

  /** @param userId null for nobody in particular */
  for(userId: number | null): PreparedText {
    const remotes = this.offers.for(userId);
    const combination = `${this.offers.state()}\n${remotes.map(({ id, version, base }) => `${id} ${version} ${base}`).join('\n')}`;
    const { number, at } = this.offers.stated;
    const known = this.answers.get(combination) ?? this.sign({ purpose: REGISTRY_PURPOSE, number, at, remotes });
    this.answers.set(combination, known);
    return known;
  }

  private sign(registry: StatedRegistry): PreparedText {
    const payload = JSON.stringify(registry);
    // A signature is another one each time; what it vouches for is not.
    return new PreparedText(signedText(payload, this.key), 'application/json; charset=utf-8', `${this.key.publicKey}\n${payload}`);
  }
}
