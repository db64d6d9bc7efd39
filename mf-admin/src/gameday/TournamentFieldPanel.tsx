import { plural, serverNow } from '@poolhouse/shared-ui';
import { Panel } from '@poolhouse/shared-ui/board';
import { Button } from '@poolhouse/shared-ui/core';
import { Beside, Form, InputField, Note, SelectField, useFormOf, type FormOf } from '@poolhouse/shared-ui/desk';
import { Confirm } from '../form/Confirm';
import { Block } from '../look/Block';
import { Row, Rows } from '../look/Rows';
import { regionTitle, tournamentYear } from './field.rules';
import { FieldLists } from './FieldLists';
import { useTournamentField, type FieldAnswer, type TournamentRequest } from './useTournamentField';

/** College basketball's tournament, made from what the scoreboard tells on the evening of the announcement, once it was looked at. */
export function TournamentFieldPanel() {
  const form = useFormOf<TournamentRequest>({ season: String(tournamentYear(new Date(serverNow()))), meets: '' });
  const { season, meets } = form.watch();
  const { look, make, answer, asked, setAsked, forget } = useTournamentField(() => form.resetField('meets'));
  const whole = answer !== null && answer.missing.length === 0 && answer.stands !== 'begun';
  const said = asked && answer && (
    <AskMake
      request={{ season, meets }}
      answer={answer}
      pending={make.pending}
      onYes={() => void make.run({ season, meets })}
      onNo={() => setAsked(false)}
    />
  );
  return (
    <Panel title="Tournament field" action="college basketball">
      <Form
        label="Tournament field"
        form={form}
        action={{ run: look.run, pending: look.pending, result: make.result ?? look.result, ...(said && { said }) }}
        submit={look.pending ? 'Looking' : 'Look at the field'}
        blocked={season.length !== 4}
        beside={
          whole &&
          !asked && (
            <Button variant="contained" disabled={meets === '' || make.pending} onClick={() => setAsked(true)}>
              Make the tournament
            </Button>
          )
        }
      >
        <FieldQuestions form={form} answer={whole ? answer : null} onYear={forget} />
      </Form>
      {answer && <Missing answer={answer} />}
      {answer && <FieldLists rows={answer.field.data} regions={answer.regions} />}
    </Panel>
  );
}

interface Questions {
  form: FormOf<TournamentRequest>;
  /** What was looked at, where it is whole: then it is asked who meets whom. */
  answer: FieldAnswer | null;
  onYear(): void;
}

function FieldQuestions({ form: { control }, answer, onYear }: Questions) {
  return (
    <>
      <Note>
        On Selection Sunday the scoreboard tells who is in. Look at it, say who meets in the Final Four, and the bracket is made, for every
        contest that is played on it.
      </Note>
      <Beside>
        <InputField
          control={control}
          name="season"
          label="Year of the tournament"
          type="number"
          input={{ min: 1985, max: 2200 }}
          onChanged={onYear}
        />
        {answer && (
          <SelectField
            control={control}
            name="meets"
            label={`In the Final Four, ${regionTitle(answer.regions[0] ?? '')} meets`}
            hint="No scoreboard tells it"
            choices={meetings(answer)}
          />
        )}
      </Beside>
    </>
  );
}

/** The regions that the first one can meet. */
const meetings = ({ regions }: FieldAnswer) => [
  { value: '', label: 'Choose a region' },
  ...regions.slice(1).map((region) => ({ value: region, label: regionTitle(region) })),
];

interface Ask {
  request: TournamentRequest;
  answer: FieldAnswer;
  pending: boolean;
  onYes(): void;
  onNo(): void;
}

function AskMake({ request: { season, meets }, answer: { regions, stands }, ...rest }: Ask) {
  const instead = stands === 'other' ? ' It takes the place of the field that the site has.' : '';
  return (
    <Confirm
      question={`Make the tournament of ${season}, ${regionTitle(regions[0] ?? '')} and ${regionTitle(meets)} in one half?${instead}`}
      yes="Make it"
      {...rest}
    />
  );
}

function Missing({ answer: { missing, field } }: { answer: FieldAnswer }) {
  if (missing.length === 0 || field.data.length === 0) return null;
  return (
    <>
      <Block>
        <Note role="alert">The field is not whole: {plural(missing.length, 'place')} cannot be filled.</Note>
      </Block>
      <Rows>
        {missing.slice(0, 8).map((text) => (
          <Row key={text} waits>
            {text}
          </Row>
        ))}
      </Rows>
    </>
  );
}
