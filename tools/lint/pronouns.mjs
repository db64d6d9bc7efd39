/**
 * What is said of one person as of a man or a woman, as selectors for no-restricted-syntax: a player is 'they', and so are a golfer and a coach.
 */
const ONE = String.raw`/(^|[^\w-])(he|him|his|himself|she|hers?|herself)($|[^\w-])/i`;

export const pronouns = [`:matches(Literal, JSXText)[value=${ONE}]`, `TemplateElement[value.raw=${ONE}]`].map((selector) => ({
  selector,
  message: "A person is 'they': names the player, the golfer, or says it without.",
}));
