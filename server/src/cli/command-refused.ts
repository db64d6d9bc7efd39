/** A command that cannot be carried out; the message is for the operator, without a stack trace. */
export class CommandRefused extends Error {}
