import { styled } from '../theme/styled';

/** Many columns in a narrow panel: less air between the figures, so that names keep one line. */
export const Tight = styled.div`
  && th + *,
  && td + * {
    padding-left: 4px;
  }
  && th:not(:last-child, :has(+ [data-open])),
  && td:not(:last-child, :has(+ [data-open])) {
    padding-right: 4px;
  }
`;
