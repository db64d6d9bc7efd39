import { styled } from '../theme/styled';
import { field, media, token, type } from '../theme/tokens';

/** One setting: what it is at the left, its control at the right. */
export const SettingRow = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px 16px;
  min-height: 52px;
  padding: 8px 14px;
  border-top: 1px solid ${token.line};
  /* The first one's line lies on the panel head's. */
  margin-top: -1px;
  button {
    flex: none;
  }
  ${media.phone} {
    padding-inline: 16px;
  }
`;

/** A setting that is typed: its name above the field. */
export const SettingField = styled(SettingRow)`
  flex-direction: column;
  align-items: stretch;
  justify-content: flex-start;
  gap: 4px;
  padding-block: 10px 12px;
  & > * {
    max-width: 480px;
  }
`;

export const SettingLabel = styled.label`
  font-weight: 600;
`;

export const SettingHint = styled.p`
  ${type.small};
  color: ${token.ink2};
`;

/** Why what was typed was refused. */
export const SettingRefused = styled.p`
  ${type.small};
  color: ${token.lossInk};
`;

/** Native controls in the look of the fields: a phone's own wheel beats any of ours. */
export const SettingControl = styled.input`
  min-height: 44px;
  ${field};
  &[aria-invalid='true'] {
    border-color: ${token.loss};
  }
`;
