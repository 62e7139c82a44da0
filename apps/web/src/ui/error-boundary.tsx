import { Component, type ReactNode } from 'react';
import { TryAgain } from './try-again.tsx';

interface State {
  error: Error | null;
}

/** Keeps a fault in one part of the page from taking the rest along. */
export class ErrorBoundary extends Component<{ children: ReactNode; text?: string }, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: Error): State {
    return { error };
  }

  override componentDidCatch(error: Error): void {
    console.error(error);
  }

  override render(): ReactNode {
    if (!this.state.error) return this.props.children;
    const text = this.props.text ?? 'This part of the page could not be shown.';
    return (
      <div className="column py-10">
        <TryAgain text={text} onRetry={() => this.setState({ error: null })} />
      </div>
    );
  }
}
