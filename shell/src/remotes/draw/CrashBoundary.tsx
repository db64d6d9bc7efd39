import { Component, type ReactNode } from 'react';
import { diagnose, failureAtOnce } from '../why/diagnose';
import type { LoadFailure } from '../why/load-failure';

interface Props {
  /** Where it is shown; going elsewhere gives the remote another chance. */
  readonly at: string;
  /** Draws everything inside afresh, and fetches again what could not be fetched. */
  readonly onRetry: () => void;
  /** Stands there while it is found out why a script did not come. */
  readonly waiting: ReactNode;
  /** Stands there afterwards. */
  failed(failure: LoadFailure): ReactNode;
  readonly children: ReactNode;
}

interface State {
  readonly broken: boolean;
  readonly failure: LoadFailure | null;
}

/** Keeps a remote that breaks while it runs from taking the shell along. */
export class CrashBoundary extends Component<Props, State> {
  override state: State = { broken: false, failure: null };
  private gone = false;

  static getDerivedStateFromError(trouble: unknown): State {
    return { broken: true, failure: failureAtOnce(trouble) };
  }

  override componentDidCatch(trouble: unknown) {
    void diagnose(trouble).then((failure) => {
      if (!this.gone && this.state.broken && !this.state.failure) this.setState({ failure });
    });
  }

  override componentDidUpdate(before: Props) {
    if (before.at !== this.props.at && this.state.broken) this.props.onRetry();
  }

  override componentDidMount() {
    this.gone = false;
  }

  override componentWillUnmount() {
    this.gone = true;
  }

  override render() {
    const { failed, waiting, children } = this.props;
    const { broken, failure } = this.state;
    if (!broken) return children;
    return failure ? failed(failure) : waiting;
  }
}
