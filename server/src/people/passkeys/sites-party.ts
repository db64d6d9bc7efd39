import { Refusal } from '../../ground/refusal';
import type { MailSite } from '../../ground/site';
import { relyingParty, type RelyingParty } from './relying-party';

/** The site's relying party; refuses where browsers know no passkeys. */
export function sitesParty({ mail }: { mail: MailSite }): RelyingParty {
  const party = relyingParty(mail.baseUrl);
  if (!party) throw new Refusal('unavailable', 'Passkeys need a site with a name and with https; this one is reached without.');
  return party;
}
