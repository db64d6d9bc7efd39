/** What the screens beside a contest's board are made of; fetched with the first of them. */
export { dice, seededBits } from './chances/dice.rules';
export { useSteps } from './chances/useSteps';
export { BackLink } from './screen/BackLink';
export { EntrySelect, type EntrySelectProps } from './screen/EntrySelect';
export { Field, type FieldPart, type FieldProps } from './screen/Field';
export { FormBar, type FormBarProps } from './screen/FormBar';
export { LeagueBar, type LeagueBarProps } from './screen/LeagueBar';
export { NameField, type NameFieldProps } from './screen/NameField';
export { RuleList, type Rule } from './screen/RuleList';
export { SportFilterBar, type SportFilter, type SportFilterBarProps } from './screen/SportFilterBar';
export { Screen, type ScreenProps } from './screen/Screen';
export { SettingControl, SettingField, SettingHint, SettingLabel, SettingRow } from './screen/setting.styles';
export { SwitchRow, type SwitchRowProps } from './screen/SwitchRow';
export { SwitchTrack } from './screen/switch.styles';
