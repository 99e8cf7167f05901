import { useEffect, useState } from 'react'

/** A value once it has stayed the same for a while: whoever hears a page should not hear every key. */
export function useCalm<Value>(value: Value, calmMs: number): Value | undefined {
  const [calm, setCalm] = useState<Value>()
  useEffect(() => {
    const timer = window.setTimeout(() => setCalm(value), calmMs)
    return () => window.clearTimeout(timer)
  }, [value, calmMs])
  return calm
}
