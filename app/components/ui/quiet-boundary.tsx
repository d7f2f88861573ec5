import { Component, type ReactNode } from "react";

interface QuietBoundaryProps {
  children: ReactNode;
  /** Told when the part could not be shown, for instance because its chunk could not be fetched. */
  onFail?: () => void;
}

/**
 * A part that the page can do without: where it fails nothing is shown, and the rest of the page stands. It tries again
 * when it is mounted anew.
 */
export class QuietBoundary extends Component<QuietBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    this.props.onFail?.();
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
