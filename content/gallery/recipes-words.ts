/** seed | style | b or c for black or colour | placement | F, M or O for the body | prompt */
export const WORDS = `
1801 | Lettering | b | Forearm | F | "Breathe" with a small wave
1802 | Lettering | b | Chest | M | "Only the sea knows" with an anchor
1803 | Lettering | b | Wrist | F | "Amara" with a swallow
1804 | Lettering | b | Back | M | "FORTUNA" with a laurel wreath
1805 | Lettering | b | Forearm | O | "14.03.2019" with a rose
1806 | Lettering | c | Shoulder | M | "Stay Wild" with a horse
1807 | Lettering | b | Ankle | F | "still here" with a semicolon butterfly
1808 | Lettering | b | Calf | M | "MEMENTO" with a skull
1811 | Biomechanical | b | Full Sleeve | M | a clock with gears and cables
1812 | Biomechanical | b | Calf | M | a lion with a mechanical jaw
1813 | Biomechanical | b | Shoulder | O | an owl with clockwork eyes
1814 | Biomechanical | b | Forearm | F | a rose with copper petals and gears
1821 | Portrait | b | Forearm | F | portrait of a woman with flowers in her hair
1822 | Portrait | b | Thigh | F | portrait of a geisha with cherry blossoms
1823 | Portrait | b | Half Sleeve | M | portrait of a viking with a raven
1824 | Portrait | b | Shoulder | M | portrait of a wolf with pale eyes
1825 | Portrait | b | Calf | O | portrait of an owl
1831 | 3D | c | Hand | F | a bee that seems to sit on the hand
1832 | 3D | b | Back | M | a stone lion head
1833 | 3D | b | Thigh | M | a compass carved in stone
1834 | 3D | b | Shoulder | O | a chain broken by a lightning bolt
1841 | Cartoon | c | Calf | O | a cheerful octopus with a captain hat
1842 | Cartoon | c | Ankle | F | a cat asleep on a crescent moon
1843 | Cartoon | c | Forearm | M | a little dragon with a cupcake
1844 | Cartoon | c | Shoulder | F | a turtle with a balloon
1845 | Cartoon | c | Wrist | O | a small ghost holding a heart
1851 | Abstract | c | Back | F | a hummingbird in loose strokes of green and red
1852 | Abstract | b | Half Sleeve | M | a raven dissolving into ink splashes
1853 | Abstract | c | Thigh | F | a peony in torn patches of colour
1854 | Abstract | b | Calf | O | mountains in three brush strokes
1861 | Surreal | b | Forearm | F | an eye with a galaxy in the iris and a tear
1862 | Surreal | b | Thigh | O | a whale swimming above mountains
1863 | Surreal | b | Back | M | a tree growing out of an open book
1864 | Surreal | c | Shoulder | F | a jellyfish with a garden inside
1871 | Black and White | b | Shoulder | M | a tiger with half its face in shadow
1872 | Black and White | b | Thigh | F | an owl on a branch at night
1873 | Black and White | b | Forearm | O | a lighthouse in a storm
1874 | Black and White | b | Calf | M | a horse at full gallop
1875 | Black and White | b | Back | F | a swan with folded wings
1881 | Sketch | b | Calf | F | a ballerina in a few pencil lines
1882 | Sketch | b | Thigh | M | an elephant drawn with quick strokes
1883 | Sketch | b | Shoulder | O | a city skyline in pencil
1891 | Black and White | b | Half Sleeve | M | an angel and a devil back to back
1892 | Old School | c | Half Sleeve | F | a mermaid with an anchor
1893 | Traditional American | c | Back | M | an eagle holding a snake
1894 | Abstract | c | Shoulder | O | a phoenix dissolving into sparks
1895 | Sketch | b | Forearm | M | a sailing ship with torn sails
1896 | Negative Space | b | Half Sleeve | M | pine trees cut out of a black band
`
