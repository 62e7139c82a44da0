import { Component, type ReactNode } from 'react';
import { forgetFailedParts } from '../../lib/lazy-part.ts';
import { TryAgain } from './try-again.tsx';

interface ErrorBoundaryProps {
  text?: string;
  /** Stands in place of the text and its 'Try again'. */
  fallback?: ReactNode;
  onError?: () => void;
  children: ReactNode;
}

interface State {
  error: Error | null;
}

/**
 * Keeps a fault in one part of the page, or a part that does not come over the line, from taking the rest along. Shows
 * the part again by itself when the line returns.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: Error): State {
    return { error };
  }

  override componentDidMount(): void {
    addEventListener('online', this.#again);
  }

  override componentWillUnmount(): void {
    removeEventListener('online', this.#again);
  }

  override componentDidCatch(error: Error): void {
    console.error(error);
    forgetFailedParts();
    this.props.onError?.();
  }

  #again = (): void => {
    if (this.state.error) this.setState({ error: null });
  };

  override render(): ReactNode {
    if (!this.state.error) return this.props.children;
    if ('fallback' in this.props) return this.props.fallback;
    return (
      <div className="column py-10">
        <TryAgain text={this.props.text ?? 'This part of the page could not be shown.'} onRetry={this.#again} />
      </div>
    );
  }
}
