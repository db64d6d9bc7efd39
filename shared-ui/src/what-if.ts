/** What a player supposes of a page: what it is drawn with once something is; fetched with the first tap. */
export { ChoiceHead, type ChoiceHeadProps } from './what-if/ChoiceHead';
export { EndingChoice, type EndingChoiceProps, type EndingOption } from './what-if/EndingChoice';
export { readLink, writeLink, type ReadLink } from './what-if/link.rules';
export { supposedMarks } from './what-if/marks.rules';
export { SupposedBar, type SupposedBarProps } from './what-if/SupposedBar';
export { gameName, whyNot } from './what-if/words.rules';
