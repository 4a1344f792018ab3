import * as React from 'react';
import { Slider } from '@mui/base/Slider';
import './MemorySlider.css';

const sizes = [3, 4, 5, 6].map((value) => ({ value, label: `${2 ** value} GB` }));

export default function MemorySlider() {
  const [isAutomatic, setIsAutomatic] = React.useState(false);
  const [size, setSize] = React.useState(4);

  return (
    <div className="MemorySlider">
      <span id="memory-label">Memory of the shop</span>
      <label>
        <input
          type="checkbox"
          checked={isAutomatic}
          onChange={(event) => setIsAutomatic(event.target.checked)}
        />{' '}
        Grows by itself
      </label>
      <Slider
        className="MemorySlider-slider"
        aria-labelledby="memory-label"
        name="memory"
        orientation="vertical"
        value={size}
        onChange={(_, next) => setSize(next as number)}
        min={3}
        max={6}
        step={null}
        marks={sizes}
        scale={(value) => 2 ** value}
        getAriaValueText={(value) => `${value} GB`}
        disabled={isAutomatic}
        track={isAutomatic ? false : 'normal'}
        slotProps={{ thumb: (_, { active }) => ({ 'data-active': active || undefined }) }}
      />
      <span role="status">
        {isAutomatic ? 'As much as it takes.' : `€${2 ** size * 2} a month`}
      </span>
    </div>
  );
}
