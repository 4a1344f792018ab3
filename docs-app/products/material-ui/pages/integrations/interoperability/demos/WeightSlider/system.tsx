import Slider from '@mui/material/Slider';
import './WeightSlider.css';

const styles = {
  root: 'WeightSlider',
  rail: 'WeightSlider-rail',
  thumb: 'WeightSlider-thumb',
};

export default function WeightSlider() {
  return <Slider aria-label="Weight in kilograms" defaultValue={12} max={30} classes={styles} />;
}
