import { Box, FormResult } from '@poolhouse/shared-ui/desk';
import type { AdminCalls } from '../useAdminCalls';

/** What came of the calls of one panel, in that panel. */
export function Said({ calls }: { calls: AdminCalls }) {
  return (
    <Box sx={{ '& > :not(:empty)': { mx: 3.5, mb: 3 } }}>
      <FormResult result={calls.result} />
    </Box>
  );
}
