import { Component, type ReactNode } from 'react';
import { ErrorPanel } from '../app/ErrorPanel';
import { LoadFailure, type FailureKind } from './load-failure';

interface Props {
  readonly title: string;
  /** The path shown; going elsewhere gives the remote another chance. */
  readonly at: string;
  /** Draws everything inside afresh, and fetches again what could not be fetched. */
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

/** webpack names the error of a script that did not come; everything else is a fault of the code. */
const kindOf = (trouble: unknown): FailureKind => (trouble instanceof Error && trouble.name === 'ChunkLoadError' ? 'network' : 'crashed');

/** Keeps a remote that breaks while it runs from taking the shell along. */
export class CrashBoundary extends Component<Props, { trouble: unknown }> {
  override state = { trouble: null as unknown };

  static getDerivedStateFromError(trouble: unknown) {
    return { trouble: trouble ?? new Error('unknown') };
  }

  override componentDidUpdate(before: Props) {
    if (before.at !== this.props.at && this.state.trouble) this.props.onRetry();
  }

  override render() {
    const { title, onRetry, children } = this.props;
    if (!this.state.trouble) return children;
    const { message } = new LoadFailure(kindOf(this.state.trouble));
    return <ErrorPanel sentence={`${title} stopped. ${message} The rest of Poolhouse works.`} onRetry={onRetry} />;
  }
}
