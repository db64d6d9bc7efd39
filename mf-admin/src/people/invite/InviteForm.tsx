import { useApi } from '@poolhouse/shared-ui';
import { Beside, Form, InputField, SelectField, useFormOf } from '@poolhouse/shared-ui/desk';
import { seasonChoices } from '../../contests/season-choices.rules';
import { useConsole } from '../../facts/console.context';
import { useTool } from '../../form/useTool';

export interface MadeLink {
  readonly link: string;
  readonly id: number;
}

interface Values {
  contest: number;
  days: string;
  uses: string;
}

/** A link to the group or to one contest, for so many people and days. */
export function InviteForm({ another, onMade }: { another: boolean; onMade(made: MadeLink): void }) {
  const api = useApi();
  const { group, data } = useConsole();
  const form = useFormOf<Values>({ contest: 0, days: '30', uses: '40' });
  const { control } = form;
  const make = useTool(
    ({ contest, days, uses }: Values) =>
      api.call('POST ad/invite', {
        body: { ...(contest > 0 ? { contest_id: contest } : { group_number: group }), days: Number(days), uses: Number(uses) },
      }),
    { onDone: ({ link, id }) => onMade({ link, id }), done: () => 'success: the link is made' },
  );
  return (
    <Form label="Invitation link" form={form} action={make} submit={another ? 'Make another link' : 'Make a link'} main>
      <SelectField
        control={control}
        name="contest"
        label="Leads to"
        choices={seasonChoices(data.active_contests.data, 'the group and all its contests')}
      />
      <Beside>
        <InputField control={control} name="days" label="Good for, days" type="number" input={{ min: 1, max: 30 }} />
        <InputField control={control} name="uses" label="For how many" type="number" input={{ min: 1, max: 200 }} />
      </Beside>
    </Form>
  );
}
