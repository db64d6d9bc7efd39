const WHILE_PLAYING = 90;
const ELSE = 600;

/** Seconds to the next read, as the specification has them. */
export const refreshSeconds = ({ config }: { config: { data: { status: string }[] } }): number =>
  config.data[0]?.status === 'IN_PROGRESS' ? WHILE_PLAYING : ELSE;
