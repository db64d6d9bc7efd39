import { formatMoney, moneyDigits } from '@poolhouse/contract/formats';
import { Refusal } from '../../../ground/refusal';
import { planTotal, type MoneyPlan } from '../rules/money.rules';

export const cents = (amount: number): number => Math.round(amount * 100);
const centsList = (text: string): number[] => text.split(',').map((amount) => cents(Number(amount)));

/** The amounts that an administrator wrote; refused unless they are the pot to the cent. */
export function writtenPlan(
  usual: MoneyPlan,
  { weekly, overall, per_event: perEvent }: { weekly?: string | undefined; overall?: string | undefined; per_event?: number | undefined },
  events: readonly { double: boolean }[],
): MoneyPlan {
  const plan: MoneyPlan = {
    pot: usual.pot,
    perEvent: perEvent === undefined ? usual.perEvent : cents(perEvent),
    weekly: weekly === undefined ? usual.weekly : centsList(weekly),
    overall: overall === undefined ? usual.overall : centsList(overall),
    rest: 0,
  };
  const total = planTotal(plan, { events: events.length, doubles: events.filter(({ double }) => double).length });
  if (total !== plan.pot) {
    const digits = moneyDigits([total / 100, plan.pot / 100]);
    const [sum, pot] = [formatMoney(total / 100, digits), formatMoney(plan.pot / 100, digits)];
    throw new Refusal('bad_input', `These prizes add up to ${sum}, and the pot is ${pot}. Nothing was changed.`, {
      weekly: 'does not add up to the pot',
    });
  }
  return plan;
}
