/** A hairline with words in it. */
export function Divider({ children }: { children: string }) {
  return (
    <div className="flex items-center gap-3.5 text-14 text-faded before:flex-1 before:border-t before:border-hair after:flex-1 after:border-t after:border-hair">
      {children}
    </div>
  )
}
