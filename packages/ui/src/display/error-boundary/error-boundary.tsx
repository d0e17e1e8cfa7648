import { Component, type ReactNode } from 'react'

interface ErrorBoundaryProps {
  children: ReactNode
  /** Stands in the place of what cannot be shown; nothing without it. */
  fallback?: ReactNode
  /** What is shown. When another comes, it is tried again. */
  of?: unknown
  /** Errors that are not of what is shown, and go on to whoever is around. */
  passes?: (error: unknown) => boolean
}

interface ErrorBoundaryState {
  caught: [error: unknown] | undefined
  of: unknown
}

/** Keeps what cannot be rendered from taking along what is around it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { caught: undefined, of: this.props.of }

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { caught: [error] }
  }

  static getDerivedStateFromProps(
    { of }: ErrorBoundaryProps,
    known: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return of === known.of ? null : { caught: undefined, of }
  }

  override render(): ReactNode {
    const { children, fallback = null, passes } = this.props
    const { caught } = this.state
    if (!caught) return children
    if (passes?.(caught[0])) throw caught[0]
    return fallback
  }
}
