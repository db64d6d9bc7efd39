import { lazyPart, token } from '@poolhouse/shared-ui';
import { Autocomplete } from '@poolhouse/shared-ui/data';
import { Box, TextField, typeSx } from '@poolhouse/shared-ui/desk';
import { useNavigate } from '@poolhouse/shared-ui/router';
import { Search } from 'lucide-react';
import { Suspense, useEffect, useRef, useState, type ComponentProps, type RefObject } from 'react';
import { useConsole } from '../../facts/console.context';
import { useUsers } from '../../users/useUsers';
import { foundBy, pagesOf, peopleOf, type Found } from './find.rules';

const UserCard = lazyPart<{ userId: number; onClose(): void }>(() => import(/* webpackChunkName: "user-card" */ '../../users/UserCard'));

/** Finds a person, an entry or a page, by a part of its name; the key / leads here. */
export default function Find() {
  const navigate = useNavigate();
  const [words, setWords] = useState('');
  const [card, setCard] = useState(0);
  const open = (found: Found) => {
    setWords('');
    if (found.userId > 0) setCard(found.userId);
    else void navigate(found.to);
  };
  return (
    <>
      <FindField words={words} onWords={setWords} onOpen={open} />
      {card > 0 && (
        <Suspense fallback={null}>
          <UserCard userId={card} onClose={() => setCard(0)} />
        </Suspense>
      )}
    </>
  );
}

/** What the words find, and why nothing of people where they could not be asked for. */
function useFound(words: string): { found: readonly Found[]; trouble: string | null } {
  const { tabs, seat } = useConsole();
  // The server finds all of them; those who came with the page stand there before it has answered.
  const { rows: first } = useUsers('');
  const { rows, error } = useUsers(words);
  const users = [...new Map([...first, ...rows].map((user) => [user.id, user])).values()];
  if (words.trim() === '') return { found: [], trouble: null };
  // A helper opens no cards.
  const people = seat.role === 'helper' ? [] : peopleOf(users);
  return { found: foundBy([...pagesOf(tabs), ...people], words), trouble: error?.message ?? null };
}

/** An edge of its own, over a list and panels of the same ground; as wide as an address needs. */
const paperSx = { minWidth: 300, border: `1px solid ${token.line2}`, boxShadow: token.shadow };

function FindField({ words, onWords, onOpen }: { words: string; onWords(words: string): void; onOpen(found: Found): void }) {
  const input = useRef<HTMLInputElement>(null);
  useSlash(input);
  const { found, trouble } = useFound(words);
  return (
    <Autocomplete<Found>
      options={found}
      filterOptions={(options) => options}
      value={null}
      inputValue={words}
      blurOnSelect
      size="small"
      forcePopupIcon={false}
      open={words.trim() !== ''}
      noOptionsText={trouble ?? `Nothing is found with “${words.trim()}”`}
      groupBy={({ kind }) => kind}
      getOptionLabel={({ label }) => label}
      getOptionKey={({ key }) => key}
      onInputChange={(_, next, why) => why === 'input' && onWords(next)}
      onChange={(_, one) => one && onOpen(one)}
      renderOption={({ key, ...props }, one) => (
        <li key={key} {...props}>
          <FoundLine found={one} />
        </li>
      )}
      slotProps={{ paper: { sx: paperSx } }}
      renderInput={(params) => <FindInput {...params} inputRef={input} />}
    />
  );
}

type InputParams = Parameters<ComponentProps<typeof Autocomplete>['renderInput']>[0];

function FindInput({ slotProps, ...params }: InputParams & { inputRef: RefObject<HTMLInputElement | null> }) {
  return (
    <TextField
      {...params}
      placeholder="Find a person or page"
      slotProps={{
        ...slotProps,
        input: { ...slotProps.input, startAdornment: <Search size={18} aria-hidden /> },
        htmlInput: { ...slotProps.htmlInput, 'aria-label': 'Find' },
      }}
    />
  );
}

function FoundLine({ found: { label, note } }: { found: Found }) {
  return (
    <Box component="span" sx={{ ...typeSx.cell, minWidth: 0, overflowWrap: 'anywhere' }}>
      {label}{' '}
      <Box component="span" sx={{ ...typeSx.note, color: token.ink2 }}>
        {note}
      </Box>
    </Box>
  );
}

/** The key / leads into the field, unless somebody is typing. */
function useSlash(input: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const lead = (event: KeyboardEvent) => {
      const at = event.target;
      const typing = at instanceof HTMLElement && (at.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(at.tagName));
      if (event.key !== '/' || typing || event.ctrlKey || event.metaKey || event.altKey || !input.current) return;
      event.preventDefault();
      input.current.focus();
    };
    document.addEventListener('keydown', lead);
    return () => document.removeEventListener('keydown', lead);
  }, [input]);
}
