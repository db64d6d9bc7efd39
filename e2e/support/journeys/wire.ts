/** A command of WebDriver (W3C), by its name there, as both browsers take it: one by HTTP, the other on a socket of its own. */
export type Command = 'NewSession' | 'Navigate' | 'ExecuteScript' | 'ElementClick' | 'ElementSendKeys' | 'SetWindowRect';

/** A browser that takes commands. */
export interface Wire {
  /** Answers the value that the command has; throws what the browser says of it. */
  send(command: Command, parameters: Record<string, unknown>): Promise<unknown>;
  /** Ends the browser, and removes what it has kept. */
  end(): Promise<void>;
}
