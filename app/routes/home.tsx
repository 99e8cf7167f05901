export default function HomeRoute() {
  return <h1>Inkwright</h1>
}
