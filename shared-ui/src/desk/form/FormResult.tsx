import Alert from '@mui/material/Alert';
import type { ReactElement } from 'react';
import type { ResultNote } from '../../feedback/ResultText';
import { DeskTheme } from '../../theme/DeskTheme';

/** What came of a form, under its button, and said aloud. */
export function FormResult({ result }: { result: ResultNote | null }): ReactElement {
  return (
    <DeskTheme>
      <div role="status">
        {result?.ok && (
          <Alert severity="success" role="none">
            {result.text}
          </Alert>
        )}
      </div>
      {result && !result.ok && <Alert severity="error">{result.text}</Alert>}
    </DeskTheme>
  );
}
